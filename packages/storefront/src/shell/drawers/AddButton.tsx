import { IconButton } from "@sundry/ui/primitives/IconButton";
import Plus from "lucide-react/icons/plus";
import { useTranslation } from "react-i18next";
import { useAddToCart } from "../../features/cart/index.ts";

interface AddButtonProps {
  skuId: string;
  name: string;
  /** Minimum order quantity. */
  minimum: number;
}

/** Adds the minimum quantity to the cart; the drawer stays open (SB-05). */
export function AddButton({ skuId, name, minimum }: AddButtonProps) {
  const { t } = useTranslation("rail");
  const { run: add, pending: adding } = useAddToCart();
  return (
    <IconButton
      size="sm"
      variant="quiet"
      label={t("add", { count: minimum, name })}
      disabled={adding}
      onClick={() => void add({ skuId, num: minimum, name })}
    >
      <Plus />
    </IconButton>
  );
}
