/** How each drill is answered. */
import type { DrillKind } from '../../../layout/types';
import type { DrillName } from '../../../training/skills';

export const DRILL_KINDS: Readonly<Record<DrillName, DrillKind>> = { flash: 'calls', gone: 'asks', safe: 'places' };
