/** Which messages there are, and what each has to be told. Written by `npm run -s messages` from the English ones. */
export interface SnapBack {
  'snap-back-title': null; 'snap-back-leave': null;
}
