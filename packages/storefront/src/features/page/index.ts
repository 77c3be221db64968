export { ShopBlocks } from "./blocks/ShopBlocks.tsx";
export { HomeSkeleton } from "./home/HomeSkeleton.tsx";
export {
  readNav,
  useHomeHead,
  useHomePage,
  type HomeHead,
  type NavEntry,
} from "./home/homePage.ts";
