import { LogOut, UserCog, UserMinus, UserRoundCheck, UserRoundX } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import type { MenuItem } from "#platform/web/ui/menu-entry.tsx";
import { MoreMenu } from "#platform/web/ui/more-menu.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { Member } from "../../contract/members/member.ts";
import { memberTexts } from "./texts/member-texts.ts";
import { useMemberActs } from "./use-members.ts";

const RoleDialog = lazy(async () => ({ default: (await import("./role-dialog.tsx")).RoleDialog }));
const SuspendDialog = lazy(async () => ({ default: (await import("./suspend-dialog.tsx")).SuspendDialog }));
const OffboardingDialog = lazy(async () => ({
  default: (await import("../offboarding/offboarding-dialog.tsx")).OffboardingDialog,
}));

type Opened = "role" | "suspend" | "remove" | "leave";

/** What the server lets the person do with a member. Not there when that is nothing. */
export function MemberMenu({ member, isSelf }: { member: Member; isSelf: boolean }) {
  const words = useTexts(memberTexts);
  const { unsuspend } = useMemberActs();
  const [opened, setOpened] = useState<Opened>();
  const { abilities, userId } = member;
  const name = member.name || member.email;
  const close = () => setOpened(undefined);
  const letIn = () =>
    unsuspend(userId).then(
      () => notify({ type: "success", title: words.unsuspended(name), duration: 4000 }),
      (error: unknown) => notify({ type: "error", title: words.notDone, message: describeError(error) }),
    );
  const items: MenuItem[] = [
    abilities.roles.length > 0 && {
      key: "role",
      label: words.changeRole,
      icon: <UserCog size={16} />,
      onSelect: () => setOpened("role"),
    },
    abilities.suspend && {
      key: "suspend",
      label: words.suspend,
      icon: <UserRoundX size={16} />,
      onSelect: () => setOpened("suspend"),
    },
    abilities.unsuspend && {
      key: "unsuspend",
      label: words.unsuspend,
      icon: <UserRoundCheck size={16} />,
      onSelect: () => void letIn(),
    },
    abilities.remove && {
      key: "remove",
      label: words.remove,
      icon: <UserMinus size={16} />,
      isDangerous: true,
      onSelect: () => setOpened("remove"),
    },
    abilities.leave && {
      key: "leave",
      label: words.leave,
      icon: <LogOut size={16} />,
      isDangerous: true,
      onSelect: () => setOpened("leave"),
    },
  ].filter((item) => item !== false);
  if (items.length === 0) return null;
  return (
    <>
      <MoreMenu name={name} variant="ghost" items={items} />
      <Suspense>
        {opened === "role" && <RoleDialog {...{ member, isSelf }} onClose={close} />}
        {opened === "suspend" && <SuspendDialog member={member} onClose={close} />}
        {(opened === "remove" || opened === "leave") && (
          <OffboardingDialog {...{ userId, name }} isSelf={opened === "leave"} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
