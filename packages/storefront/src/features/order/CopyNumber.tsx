import { IconButton } from "@sundry/ui/primitives/IconButton";
import { useToast } from "@sundry/ui/primitives/Toast";
import { Copy } from "lucide-react";

interface CopyNumberProps {
  number: string;
  /** Name of the button. */
  label: string;
  /** Said when it was copied. */
  done: string;
}

/** Copies a number; where the clipboard is out of reach the number can still be selected by hand. */
export function CopyNumber({ number, label, done }: CopyNumberProps) {
  const { show } = useToast();
  if (!navigator.clipboard) return null;
  return (
    <IconButton
      label={label}
      onClick={() =>
        void navigator.clipboard.writeText(number).then(
          () => show({ tone: "success", text: done }),
          () => undefined,
        )
      }
    >
      <Copy />
    </IconButton>
  );
}
