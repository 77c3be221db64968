export { useFavouriteCards } from "./useFavouriteCards.ts";
