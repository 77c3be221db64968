import { IconButton } from "@sundry/ui/primitives/IconButton";
import { useToast } from "@sundry/ui/primitives/Toast";
import Copy from "lucide-react/icons/copy";
import { copyText } from "../../shared/browser/copyText.ts";
import { attempt } from "../../start/attempt.ts";

interface CopyNumberProps {
  number: string;
  /** Name of the button. */
  label: string;
  /** Confirms that the number was copied. */
  success: string;
}

/** Copies a number. Without access to the clipboard there is no button; the number can be selected by hand. */
export function CopyNumber({ number, label, success }: CopyNumberProps) {
  const { show } = useToast();
  if (!attempt(() => navigator.clipboard as Clipboard | undefined, undefined)) return null;
  return (
    <IconButton
      label={label}
      onClick={() => void copyText(number).then((isCopied) => isCopied && show({ tone: "success", text: success }))}
    >
      <Copy />
    </IconButton>
  );
}
