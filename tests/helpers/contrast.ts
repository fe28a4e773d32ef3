/** How well two colours stand against each other, as WCAG counts it. */

/** From 1, no difference, to 21, black on white. @param a, b colours such as "#12ab9f" or "rgb(1, 2, 3)" */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].toSorted((one, other) => other - one) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const bytes = colour.startsWith('#')
    ? [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) : (colour.match(/\d+/g) ?? []).slice(0, 3).map(Number);
  const [red = 0, green = 0, blue = 0] = bytes.map((byte) => byte / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
