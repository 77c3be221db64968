/** A puzzle of the security check, with empty pictures. */
export const emptyPuzzle = {
  key: "1",
  effectiveTime: 300,
  backImage: "data:image/gif;base64,R0lGODlhAQABAAAAACw=",
  slidingImage: "data:image/gif;base64,R0lGODlhAQABAAAAACw=",
  originalHeight: 160,
  originalWidth: 300,
  sliderHeight: 54,
  sliderWidth: 54,
  randomY: 20,
};
