/**
 * The address of a script of the game's own, as this browser wants it. The page's Content-Security-Policy requires Trusted Types: such an
 * address must come out of a policy, and a bare string is refused without a word to the player. Browsers without them take the bare string.
 */

/** As much of Trusted Types as is asked for. */
interface TrustedTypesLike {
  createPolicy(name: string, rules: { createScriptURL(asked: string): string }): { createScriptURL(asked: string): unknown };
}

/**
 * The one rule of such a policy.
 * @param own the address of the script that may be loaded
 * @returns what gives back that address, and throws at every other
 */
export function onlyOwn(own: string): (asked: string) => string {
  return (asked) => {
    if (asked !== own) throw new TypeError('no other script is loaded than the own one');
    return asked;
  };
}

/**
 * @param policy a name that the Content-Security-Policy allows (tools/serve/headers.mjs); each can be used only once in a page
 * @returns what stands for `address` wherever a browser asks for the address of a script
 */
export function trustedAddress(policy: string, address: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypesLike };
  const rules = { createScriptURL: onlyOwn(address) };
  // What comes out is no string, but goes wherever the string would go.
  return trustedTypes ? trustedTypes.createPolicy(policy, rules).createScriptURL(address) as string : address;
}
