import { GoodsGallery } from "@sundry/ui/commerce/GoodsGallery";
import { Dialog } from "@sundry/ui/primitives/Dialog";
import * as styles from "./FullScreenGallery.css.ts";

interface FullScreenGalleryProps {
  name: string;
  pictures: readonly string[];
  /** The picture that was on the page. */
  shown: string;
  onClose: () => void;
}

/** The pictures as large as the window allows, with the same gestures and keys as on the page. */
export function FullScreenGallery({ name, pictures, shown, onClose }: FullScreenGalleryProps) {
  return (
    <Dialog open title={name} className={styles.root} onOpenChange={({ open }) => !open && onClose()}>
      <GoodsGallery name={name} pictures={pictures} shown={shown} sizes="100vmin" className={styles.gallery} />
    </Dialog>
  );
}
