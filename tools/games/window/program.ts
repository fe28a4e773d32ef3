import { writeLists } from './lists/lists';
export async function main(argv: readonly string[]): Promise<number> { return writeLists(argv.slice(1)); }
