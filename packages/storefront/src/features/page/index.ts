export { ShopBlocks } from "./blocks/ShopBlocks.tsx";
export { HomeSkeleton } from "./home/HomeSkeleton.tsx";
export {
  readNav,
  useHomeHead,
  useHomePage,
  type HomeHead,
  type NavEntry,
  type TopAdvertData,
} from "./home/homePage.ts";
