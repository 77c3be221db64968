export { ShopBlocks } from "./blocks/ShopBlocks.tsx";
export { HomeSkeleton } from "./home/HomeSkeleton.tsx";
export {
  firstRead as homeFirstRead,
  readNav,
  useHomeHead,
  useHomePage,
  type HomeHead,
  type NavEntry,
} from "./home/homePage.ts";
