import Search from "lucide-react/icons/search";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import Heart from "lucide-react/icons/heart";
import User from "lucide-react/icons/user";
import Store from "lucide-react/icons/store";
import Star from "lucide-react/icons/star";
import Plus from "lucide-react/icons/plus";
import Minus from "lucide-react/icons/minus";
import X from "lucide-react/icons/x";
import Check from "lucide-react/icons/check";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import ChevronDown from "lucide-react/icons/chevron-down";
import ArrowRight from "lucide-react/icons/arrow-right";
import ArrowUp from "lucide-react/icons/arrow-up";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import Expand from "lucide-react/icons/expand";
import Camera from "lucide-react/icons/camera";
import ImageOff from "lucide-react/icons/image-off";
import Clock from "lucide-react/icons/clock";
import Wallet from "lucide-react/icons/wallet";
import Coins from "lucide-react/icons/coins";
import Zap from "lucide-react/icons/zap";
import Headset from "lucide-react/icons/headset";
import Trash from "lucide-react/icons/trash";
import QrCode from "lucide-react/icons/qr-code";
import Info from "lucide-react/icons/info";
import CircleCheck from "lucide-react/icons/circle-check";
import TriangleExclamationPoint from "lucide-react/icons/triangle-exclamation-point";
import CircleExclamationPoint from "lucide-react/icons/circle-exclamation-point";
import { Text } from "../../src/primitives/Text/index.ts";
import type { ScaleTokens } from "../../src/theme/tokens.ts";
import { tokenName } from "../guide.css.ts";
import { GuidePage, GuideSection } from "../GuidePage.tsx";
import * as styles from "./foundations.css.ts";

const icons = {
  search: Search,
  "shopping-cart": ShoppingCart,
  heart: Heart,
  user: User,
  store: Store,
  star: Star,
  plus: Plus,
  minus: Minus,
  x: X,
  check: Check,
  "chevron-left": ChevronLeft,
  "chevron-right": ChevronRight,
  "chevron-down": ChevronDown,
  "arrow-right": ArrowRight,
  "arrow-up": ArrowUp,
  eye: Eye,
  "eye-off": EyeOff,
  expand: Expand,
  camera: Camera,
  "image-off": ImageOff,
  clock: Clock,
  wallet: Wallet,
  coins: Coins,
  zap: Zap,
  headset: Headset,
  trash: Trash,
  "qr-code": QrCode,
  info: Info,
  "circle-check": CircleCheck,
  "triangle-exclamation-point": TriangleExclamationPoint,
  "circle-exclamation-point": CircleExclamationPoint,
};

const sizes = ["xs", "sm", "md", "lg", "xl"] as const;

/** The icons that components use. */
export function Icons({ scale }: { scale: ScaleTokens }) {
  return (
    <GuidePage
      overline="Foundations"
      title="Icons"
      lead="Lucide, in one stroke. An icon without words needs a name: use IconButton. Beside words it is decoration and hidden from screen readers."
    >
      <GuideSection title="Sizes" text={`The stroke is ${scale.size.icon.stroke} at every size.`}>
        <ul className={styles.icons}>
          {sizes.map((size) => (
            <li key={size} className={styles.icon}>
              <ShoppingCart aria-hidden="true" className={styles.drawing[size]} />
              <span className={tokenName}>
                icon.{size}
                <br />
                {scale.size.icon[size]}
              </span>
            </li>
          ))}
        </ul>
      </GuideSection>
      <GuideSection title="In use" text="Import each from lucide-react/icons, so that a page loads only what it shows.">
        <ul className={styles.icons}>
          {Object.entries(icons).map(([name, Icon]) => (
            <li key={name} className={styles.icon}>
              <Icon aria-hidden="true" className={styles.drawing.lg} />
              <Text as="span" variant="caption" tone="secondary">
                {name}
              </Text>
            </li>
          ))}
        </ul>
      </GuideSection>
    </GuidePage>
  );
}
