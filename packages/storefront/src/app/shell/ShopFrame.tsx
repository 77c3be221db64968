import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { PageMain } from "./PageMain.tsx";
import { TabBar } from "./TabBar.tsx";
import { TopAdvert } from "./TopAdvert.tsx";
import { TopBar } from "./TopBar.tsx";

/** Top bar, header with search and categories, footer, and under 1024 px the tab bar. */
export function ShopFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <>
      {pathname === "/" && <TopAdvert />}
      <TopBar />
      <Header />
      <PageMain>{children}</PageMain>
      <Footer />
      <TabBar />
    </>
  );
}
