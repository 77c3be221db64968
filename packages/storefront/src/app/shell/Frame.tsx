import { SkipLink } from "@sundry/ui/primitives/SkipLink";
import type { ReactNode } from "react";
import type { Frame as Kind } from "../../routes.ts";
import { BareFrame } from "./BareFrame.tsx";
import { CheckoutFrame } from "./CheckoutFrame.tsx";
import { MemberFrame } from "./MemberFrame.tsx";
import { OfflineNotice } from "./PageMain.tsx";
import { ShopFrame } from "./ShopFrame.tsx";

const surrounds = { shop: ShopFrame, checkout: CheckoutFrame, member: MemberFrame, bare: BareFrame } as const;

/** What surrounds a page: the whole shop, the reduced header of buying, the member centre's menu, or next to nothing. */
export function Frame({ kind, children }: { kind: Kind; children: ReactNode }) {
  const Surround = surrounds[kind];
  return (
    <>
      <SkipLink target="content" />
      <OfflineNotice />
      <Surround>{children}</Surround>
    </>
  );
}
