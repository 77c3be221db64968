export { useFavouriteCards } from "./useFavouriteCards.ts";
export { saveFavourite } from "./saveFavourite.ts";
