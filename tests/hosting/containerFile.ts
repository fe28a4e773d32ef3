/** The files that containers are made and started by, read step by step: tests look at them, and play them where there's no Docker. */
import { readFileSync } from 'node:fs';

export interface Step {
  readonly kind: 'WORKDIR' | 'COPY' | 'RUN' | 'USER' | 'ENV' | 'EXPOSE' | 'HEALTHCHECK' | 'ENTRYPOINT' | 'CMD';
  /** What follows it, as it stands there. */
  readonly said: string;
}

export interface Stage {
  readonly base: string;
  readonly name: string | null;
  readonly steps: readonly Step[];
}

const KINDS: readonly string[] = [
  'WORKDIR', 'COPY', 'RUN', 'USER', 'ENV', 'EXPOSE', 'HEALTHCHECK', 'ENTRYPOINT', 'CMD',
] satisfies Step['kind'][];

/** @throws where a line isn't one that the tests can play: then they'd show less than they say */
export function readStages(path: string): readonly Stage[] {
  const stages: { base: string; name: string | null; steps: Step[] }[] = [];
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [, kind = '', said = ''] = /^([A-Z]+) (.+)$/u.exec(line) ?? [];
    if (kind === 'FROM') {
      const [base = '', , name = null] = said.split(' ');
      stages.push({ base, name, steps: [] });
    } else if (KINDS.includes(kind) && !said.endsWith('\\')) stages.at(-1)!.steps.push({ kind: kind as Step['kind'], said });
    else throw new Error(`${path} has a line that isn’t known here: ${line}`);
  }
  return stages;
}

/** What a command says that stands there as a list. */
export const listOf = (said: string): readonly string[] => JSON.parse(said.slice(said.indexOf('['))) as readonly string[];

/** What compose.yaml lets a process say, with what .env says put in. @param name of the process */
export function commandOf(name: string, env: Readonly<Record<string, string>>): readonly string[] {
  const file = readFileSync('hosting/compose.yaml', 'utf8');
  const [, list = ''] = new RegExp(`^  ${name}: \\{ <<: \\*process, command: (\\[.*\\]) \\}$`, 'mu').exec(file) ?? [];
  return (JSON.parse(list) as string[]).map((one) => one.replaceAll(/\$\{(\w+):\?[^}]*\}/gu, (_, asked: string) => env[asked]!));
}

/** What the last step of a kind says. */
export const lastOf = ({ steps }: Stage, kind: Step['kind']): string => steps.findLast((step) => step.kind === kind)!.said;
