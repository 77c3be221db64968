import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { Dialog } from "@sundry/ui/primitives/Dialog";
import { useTranslation } from "react-i18next";
import type { ServiceTopic } from "../../app/customerService.ts";

interface ServiceDialogProps {
  /** The store and goods the buyer asks about. */
  topic: ServiceTopic;
  onClose: () => void;
}

/** Where customer service is reached: by mail, with an answer in writing (SB-07). */
export function ServiceDialog({ onClose }: ServiceDialogProps) {
  const { t } = useTranslation("rail");
  return (
    <Dialog
      open
      title={t("entry.service")}
      description={t("service.byMail")}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
      actions={
        <ButtonLink href="/mailUs" onClick={onClose}>
          {t("entry.contact")}
        </ButtonLink>
      }
    />
  );
}
