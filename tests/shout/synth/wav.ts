/** Writes sound as a file that a browser takes for a microphone: WAVE, one channel, 16 bits. */
import { writeFileSync } from 'node:fs';

const HEAD = 44;

export function writeWav(file: string, sound: Float32Array, rate: number): void {
  const bytes = Buffer.alloc(HEAD + sound.length * 2);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(HEAD - 8 + sound.length * 2, 4);
  bytes.write('WAVEfmt ', 8, 'latin1');
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36, 'latin1');
  bytes.writeUInt32LE(sound.length * 2, 40);
  sound.forEach((sample, i) => bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), HEAD + i * 2));
  writeFileSync(file, bytes);
}
