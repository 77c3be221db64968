import { type ReactNode, Suspense } from "react";
import { useLocation } from "react-router-dom";
import { pageAt } from "../../shared/routing/addresses.ts";
import { footerRoom, lineRoom } from "../footer/footerRoom.css.ts";
import { Header } from "../header/Header.tsx";
import { PageMain } from "./PageMain.tsx";
import { screen } from "./pageMain.css.ts";
import { TabBar } from "../docks/TabBar.tsx";
import { TopAdvert } from "../header/TopAdvert.tsx";
import { TopBar } from "../header/TopBar.tsx";
import { useIdle } from "../deferred/useIdle.ts";
import { lazyOptional } from "../../shared/routing/lazyPart.ts";

// A page is at least a screen tall, so the footer can load later.
const Footer = lazyOptional(() => import("../footer/Footer.tsx").then((m) => ({ default: m.Footer })));
const FooterLine = lazyOptional(() => import("../footer/FooterLine.tsx").then((m) => ({ default: m.FooterLine })));

interface ShopFrameProps {
  /** `line`: one row, where the buyer manages what they have. @default "full" */
  footer?: "full" | "line";
  children: ReactNode;
}

/** Top bar, at home the advert, header with search and categories, footer, and below 1024 px the tab bar. */
export function ShopFrame({ footer = "full", children }: ShopFrameProps) {
  const { pathname } = useLocation();
  const idle = useIdle();
  const line = footer === "line";
  const room = <div className={line ? lineRoom : footerRoom} />;
  return (
    <div className={line ? screen : undefined}>
      <TopBar />
      {pageAt(pathname) === "home" && <TopAdvert />}
      <Header />
      <PageMain rest={line}>{children}</PageMain>
      {idle ? <Suspense fallback={room}>{line ? <FooterLine /> : <Footer />}</Suspense> : room}
      <TabBar />
    </div>
  );
}
