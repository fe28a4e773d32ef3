/** What is agreed on a game of SNAG, in a few words each, for those who wait for it on a phone. */
import { say } from '../strings/say';

/** @param agreed as the table tells it */
export function termsTold({ callSeconds, memoryAid }: Readonly<Record<string, unknown>>): readonly string[] {
  return [
    typeof callSeconds === 'number' ? say('rack-terms-call', { seconds: callSeconds })
      : say(callSeconds === 'asked' ? 'rack-terms-call-asked' : 'rack-terms-call-none'),
    ...(memoryAid === true ? [say('rack-terms-aid')] : []),
  ];
}
