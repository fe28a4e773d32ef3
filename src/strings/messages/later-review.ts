/** Which messages there are, and what each has to be told. Written by `npm run -s messages` from the English ones. */
export interface LaterReview {
  'again-back': null;
}
