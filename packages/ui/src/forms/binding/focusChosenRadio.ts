/** A ref for a group of radio buttons: what a form focuses is a control, the one that is chosen or else the first. */
export function focusChosenRadio(register: (control: HTMLInputElement | null) => void) {
  return (group: HTMLElement | null) => {
    const radios = [...(group?.querySelectorAll("input") ?? [])];
    register(radios.find(({ checked }) => checked) ?? radios[0] ?? null);
  };
}
