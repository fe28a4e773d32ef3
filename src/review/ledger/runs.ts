/** What became of each run of a game: who made it, whether they called, and who took it in the end. Pure. */
import { isOpen } from '../../practice/missed';
import { RUN_LENGTH, tilesOf, type Tile } from '../../rules/board';
import { liveRuns } from '../../rules/calls';
import type { Seat } from '../../rules/position';
import type { PastStep } from '../reviewedGame';

/** A run, or all that one tile made at once. Where nobody calls there are none: they are taken as they are made. */
export interface RunStory {
  /** The number of the event that made it. */
  readonly made: number;
  readonly maker: Seat;
  readonly tiles: readonly Tile[];
  readonly lines: readonly (readonly Tile[])[];
  /** The number of the event that ended its maker's move without a call, or of the call with which another was faster. */
  readonly missed: number | null;
  /** The number of the event after which it could be called no more, and who took it then; nobody where it was lost or left lying. */
  readonly ended: number | null;
  readonly by: Seat | null;
}

type Writing = { -readonly [Key in keyof RunStory]: RunStory[Key] };

/** What one event changes in the story of a run that still lies there. */
function follow(story: Writing, step: PastStep, event: number): void {
  const { event: [kind, seat], happenings } = step;
  const taken = happenings.flatMap((happening) => (happening.type === 'snagged' ? happening.tiles : []));
  const takes = story.lines.some((line) => line.filter((tile) => taken.includes(tile)).length >= RUN_LENGTH);
  if (takes) {
    story.ended = event;
    story.by = seat;
    if (story.missed === null && seat !== story.maker) story.missed = event;
  } else if (kind === 'draw' && story.missed === null) {
    story.missed = event;
  } else if (story.missed !== null && !story.lines.some((squares) => isOpen({ squares }, step))) {
    story.ended = event;
  }
}

/** The runs of a game, in the order in which they were made. */
export function runStories(steps: readonly PastStep[]): readonly RunStory[] {
  const stories: Writing[] = [];
  for (const [event, step] of steps.entries()) {
    for (const story of stories) if (story.ended === null) follow(story, step, event);
    const lines = step.event[0] === 'place' ? liveRuns(step.position).map(({ squares }) => squares) : [];
    if (lines.length > 0) {
      stories.push({
        made: event, maker: step.event[1], tiles: tilesOf(lines.map((squares) => ({ squares }))), lines,
        missed: null, ended: null, by: null,
      });
    }
  }
  return stories;
}
