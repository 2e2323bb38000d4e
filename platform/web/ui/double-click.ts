/** What acts when it is pressed. Text fields do not: a double click in one marks a word. */
const controls = "a,button,label,select,summary,[role=button],[role=option],[role^=menuitem],[role=tab]";

/**
 * A double click ends where it began: its second press does nothing on a control that slid under the pointer after
 * the first, such as a button that takes the place of one that has gone. A third press acts, because nobody presses
 * three times by mistake.
 */
export function keepDoubleClicksOnOneControl(page: EventTarget): void {
  let first: Element | null = null;
  const onPress = (event: Event) => {
    const { target, detail, type } = event as MouseEvent;
    const control = (target as Element).closest(controls);
    if (detail < 2) {
      if (type === "mousedown") first = control;
    } else if (detail === 2 && control && control !== first) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  for (const type of ["mousedown", "click"]) page.addEventListener(type, onPress, true);
}
