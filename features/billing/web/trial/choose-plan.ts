interface Named {
  id: string;
  name: string;
}

const standardName = "individual";

/** The wanted plan by id or name, else Individual, else the first; undefined without plans. */
export function choosePlan<P extends Named>(plans: readonly P[], wanted: string): P | undefined {
  const isNamed = (name: string) => (plan: P) => plan.name.toLowerCase() === name.toLowerCase();
  return (
    plans.find((plan) => plan.id === wanted) ??
    plans.find(isNamed(wanted)) ??
    plans.find(isNamed(standardName)) ??
    plans[0]
  );
}
