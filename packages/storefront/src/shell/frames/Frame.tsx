import { SkipLink } from "@sundry/ui/primitives/SkipLink";
import { type ReactNode, Suspense } from "react";
import { PageSkeleton } from "./PageSkeleton.tsx";
import { BareFrame } from "./BareFrame.tsx";
import { OfflineNotice, PageMain } from "./PageMain.tsx";
import { ShopFrame } from "./ShopFrame.tsx";
import { lazyPart } from "../../shared/routing/lazyPart.ts";

// Most visits need neither.
const CheckoutFrame = lazyPart(() => import("./CheckoutFrame.tsx").then((m) => ({ default: m.CheckoutFrame })));
const MemberFrame = lazyPart(() => import("../member/MemberFrame.tsx").then((m) => ({ default: m.MemberFrame })));

const frames = { shop: ShopFrame, checkout: CheckoutFrame, member: MemberFrame, bare: BareFrame } as const;

/** What surrounds a page: the whole shop, the reduced header of the checkout, the member menu, or nothing. */
export type FrameKind = keyof typeof frames;

/** A page with what surrounds it. */
export function Frame({ kind, children }: { kind: FrameKind; children: ReactNode }) {
  const Layout = frames[kind];
  return (
    <>
      <SkipLink target="content" />
      <OfflineNotice />
      <Suspense fallback={<FrameSkeleton kind={kind} />}>
        <Layout>{children}</Layout>
      </Suspense>
    </>
  );
}

function FrameSkeleton({ kind }: { kind: FrameKind }) {
  if (kind === "member")
    return (
      <ShopFrame footer="line">
        <PageSkeleton />
      </ShopFrame>
    );
  return (
    <PageMain>
      <PageSkeleton />
    </PageMain>
  );
}
