/** About how wide a text is, in digits: Chinese characters and full-width signs take two. */
export function widthInDigits(text: string): number {
  return [...text].reduce((width, character) => width + (character > "\u{2e7f}" ? 2 : 1), 0);
}
