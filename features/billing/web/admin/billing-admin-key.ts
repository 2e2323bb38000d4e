/** Everything that admins see of workspaces hangs on this key: what changes one of them changes the others. */
export const adminKey = ["admin"];
