/** Turns what belongs to an edge of the table to who sits there. */
import type { Container } from 'pixi.js';
import { radians, type Turn } from '../../layout/turn';

/** Lays a container's contents in a frame of the layout. */
export function turned(container: Container, turn: Turn): void {
  container.position.set(turn.x, turn.y);
  container.rotation = radians(turn);
}
