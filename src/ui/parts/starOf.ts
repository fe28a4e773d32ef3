/** Stars as polygons: small ones, and the burst with its many rays. Pure. */

/** The corners of a star: its radii are taken in turn, from the top. */
export function starOf(x: number, y: number, count: number, radii: readonly number[]): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2 - Math.PI / 2;
    const radius = radii[i % radii.length] ?? 0;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius].map((part) => Math.round(part * 10) / 10).join();
  }).join(' ');
}
