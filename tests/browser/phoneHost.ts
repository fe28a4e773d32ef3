/** The name by which a test's phone reaches the server: no browser trusts it over plain http, as in a house network. */
export const PHONE_HOST = 'table.lan';
