/** What lies over a table. */
export type TableOver = 'menu' | 'rules' | 'stop';
