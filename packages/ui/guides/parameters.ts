/** Guides fill the window, and no picture of them is compared: they show what the stories of components show already. */
export const guideParameters = { layout: "fullscreen", chromatic: { disableSnapshot: true } };
