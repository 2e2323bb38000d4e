/** Something worth doing on a first visit. It ticks itself off. */
export interface FirstStep {
  key: string;
  title: string;
  /** One sentence: what it is good for. */
  text: string;
  /** Where it is done. */
  to: string;
  /** Whether this person may do it. Absent: everybody may. */
  isOffered?(signal: AbortSignal): Promise<boolean>;
  /** Reads from the real state whether it is done. */
  isDone(signal: AbortSignal): Promise<boolean>;
}
