import { Dialog } from "@sundry/ui/primitives/Dialog";
import { ProductImage } from "@sundry/ui/primitives/ProductImage";
import { UiLink } from "@sundry/ui/runtime";
import { useTranslation } from "react-i18next";
import * as styles from "./LineDialog.css.ts";
import { type LineAction, lineHref, type NamedLine } from "./lineActions.ts";

interface LineDialogProps {
  action: LineAction;
  orderSn: string;
  lines: readonly NamedLine[];
  onClose: () => void;
}

/** Asks which line an action is for. Each line is a link to its page. */
export function LineDialog({ action, orderSn, lines, onClose }: LineDialogProps) {
  const { t } = useTranslation("order");
  return (
    <Dialog open title={t(`choose.${action}`)} onOpenChange={({ open }) => !open && onClose()}>
      <ul className={styles.lines}>
        {lines.map(({ sn, name, image, specs }) => (
          <li key={sn}>
            <UiLink href={lineHref(action, orderSn, sn)} className={styles.line}>
              <ProductImage src={image} alt="" sizes="48px" className={styles.picture} />
              <span>
                <span>{name}</span>
                {specs && <span className={styles.specs}>{specs}</span>}
              </span>
            </UiLink>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
