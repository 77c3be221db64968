import { IconButton } from "@sundry/ui/primitives/IconButton";
import { useToast } from "@sundry/ui/primitives/Toast";
import Copy from "lucide-react/icons/copy";

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
  if (!navigator.clipboard) return null;
  return (
    <IconButton
      label={label}
      onClick={() =>
        void navigator.clipboard.writeText(number).then(
          () => show({ tone: "success", text: success }),
          () => undefined,
        )
      }
    >
      <Copy />
    </IconButton>
  );
}
