import { type ReactNode, Suspense } from "react";
import { useLocation } from "react-router-dom";
import { pageAt } from "../../shared/routing/addresses.ts";
import { footerRoom } from "../footer/footerRoom.css.ts";
import { Header } from "../header/Header.tsx";
import { PageMain } from "./PageMain.tsx";
import { TabBar } from "../docks/TabBar.tsx";
import { TopAdvert } from "../header/TopAdvert.tsx";
import { TopBar } from "../header/TopBar.tsx";
import { useIdle } from "../late/useIdle.ts";
import { lazyQuietly } from "../../shared/routing/lazyPart.ts";

// A page is at least a screen tall, so the footer can load later.
const Footer = lazyQuietly(() => import("../footer/Footer.tsx").then((m) => ({ default: m.Footer })));

/** Top bar, header with search and categories, footer, and under 1024 px the tab bar. */
export function ShopFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const idle = useIdle();
  return (
    <>
      {pageAt(pathname) === "home" && <TopAdvert />}
      <TopBar />
      <Header />
      <PageMain>{children}</PageMain>
      {idle ? (
        <Suspense fallback={<FooterRoom />}>
          <Footer />
        </Suspense>
      ) : (
        <FooterRoom />
      )}
      <TabBar />
    </>
  );
}

/** The background of the footer until it has loaded. */
function FooterRoom() {
  return <div className={footerRoom} />;
}
