/**
 * The ways in which a person loses the right to act in a workspace. Each has the statement that does it to
 * `$1`.
 */
export const goneWays: [string, string][] = [
  ["banned", "update auth.users set banned_until = now() + interval '1 h' where id = $1"],
  ["marked as deleted", "update auth.users set deleted_at = now() where id = $1"],
  [
    "about to be deleted",
    "insert into auth.account_closures (user_id, requested_at, due_at) values ($1, now(), now() + interval '14 days')",
  ],
  ["deleted", "delete from auth.users where id = $1"],
  ["no longer a member", "delete from memberships where user_id = $1"],
];
