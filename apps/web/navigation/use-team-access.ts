/** Team access comes with the Business and Enterprise plans; no plan can be bought yet, so nobody has it. */
export function useTeamAccess(): boolean {
  return false;
}
