/** Query key prefix of all admin data on workspaces: a change of one invalidates all. */
export const adminKey = ["admin"];
