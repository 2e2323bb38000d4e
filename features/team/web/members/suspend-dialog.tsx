import { useTexts } from "#platform/web/language/texts.ts";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { Member } from "../../contract/members/member.ts";
import { memberTexts } from "./texts/member-texts.ts";
import { useMemberActs } from "./use-members.ts";

/** Says what a suspension does, before it does it. */
export function SuspendDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const { suspendDialog: words } = useTexts(memberTexts);
  const { suspend } = useMemberActs();
  const name = member.name || member.email;
  return (
    <FormDialog
      title={words.title(name)}
      description={words.text}
      variant="danger"
      isReadFirst
      submitLabel={words.submit}
      busyLabel={words.submit}
      onClose={onClose}
      onSubmit={async () => {
        await suspend(member.userId);
        notify({ type: "success", title: words.done(name), duration: 4000 });
      }}
    >
      {() => null}
    </FormDialog>
  );
}
