/** The names of skills. */
import { BANDS, skillOf, type SkillName } from '../../../training/skills';
import { say } from '../../say';

/** "Runs across, completed at an end". */
export function skillText(name: SkillName): string {
  const skill = skillOf(name);
  switch (skill.drill) {
    case 'flash': {
      if (skill.kind === 'quiet') return say('skill-quiet');
      const { kind, direction, place } = skill;
      return kind === 'run' ? say('skill-run', { direction, place }) : say(`skill-${kind}`, { direction });
    }
    case 'gone': {
      if (skill.kind === 'come') return say(`skill-come-${skill.where}`);
      const next = BANDS.find((band) => band > skill.band);
      return next === undefined ? say('skill-gone-longest', { from: skill.band }) : say('skill-gone', { from: skill.band, to: next - 1 });
    }
    case 'safe': return say(`skill-safe-${skill.kind}`);
  }
}
