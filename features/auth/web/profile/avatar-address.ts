import type { User } from "@supabase/auth-js";

/** Address of the person's picture; undefined without one. */
export function avatarAddress(
  { id, app_metadata: metadata }: Pick<User, "id" | "app_metadata">,
  size: "small" | "large",
): string | undefined {
  const avatar: unknown = metadata.avatar;
  return typeof avatar === "string" ? `/api/v1/avatars/${id}/${avatar}/${size}` : undefined;
}
