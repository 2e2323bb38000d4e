import { avatarAddress, useSession } from "#features/auth/web/index.tsx";
import { Avatar } from "#platform/web/ui/avatar.tsx";

/** The signed-in person's picture or initials. */
export function OwnAvatar() {
  const session = useSession();
  if (session.status !== "signed-in") return null;
  const { email, user_metadata } = session.user;
  const name: unknown = user_metadata.name;
  const shown = typeof name === "string" && name ? name : (email ?? "?");
  return <Avatar size="sm" isNamed name={shown} picture={avatarAddress(session.user, "small")} />;
}
