/** How many tiles a run brings, as "+4": it stands at the burst, and goes to the score with the tiles. */
import { Container } from 'pixi.js';
import type { Moment } from '../motion/motion';
import { centred, slab, type Brush } from '../paint/brush';
import { colours } from '../paint/colours';
import { showFont } from '../paint/fonts';
import { PaintedSprite } from '../paint/paintedSprite';

/** How much wider than high it is. */
const WIDE = 1.7;

function paintPlus(brush: Brush, text: string, width: number, height: number): void {
  const rim = height * 0.09;
  slab(brush, 0, 0, width, height, height / 2, colours().paper);
  slab(brush, rim, rim, width - 2 * rim, height - 2 * rim, height / 2, colours().ink);
  let size = height * 0.62;
  brush.font = showFont(size);
  size *= Math.min(1, (width * 0.76) / brush.measureText(text).width);
  centred(brush, text, width / 2, height / 2, showFont(size), size, colours().mustard);
}

export class PlusView {
  readonly container = new Container();
  readonly #sheets: PaintedSprite[] = [];

  show({ pluses }: Moment, resolution: number): void {
    pluses.forEach(({ tiles, pose, largest }, i) => {
      const sheet = this.#at(i);
      // Printed once at its largest: on its way it is only made smaller.
      const [width, height] = [largest * WIDE, largest];
      sheet.show({ x: pose.x - width / 2, y: pose.y - height / 2, width, height }, 2, resolution, `${tiles}`, (brush) => {
        paintPlus(brush, `+${tiles}`, width, height);
      });
      sheet.sprite.scale.set(pose.side / largest);
      sheet.sprite.alpha = pose.alpha;
      sheet.sprite.rotation = pose.turn;
    });
    this.#sheets.forEach(({ sprite }, i) => { sprite.visible = i < pluses.length; });
  }

  #at(index: number): PaintedSprite {
    let sheet = this.#sheets[index];
    if (!sheet) {
      sheet = new PaintedSprite();
      this.#sheets.push(sheet);
      this.container.addChild(sheet.sprite);
    }
    return sheet;
  }

  forget(): void {
    for (const sheet of this.#sheets) sheet.forget();
  }

  destroy(): void {
    for (const sheet of this.#sheets) sheet.destroy();
  }
}
