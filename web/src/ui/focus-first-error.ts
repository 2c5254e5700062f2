/** After a refused form: to its first field with an error, once React has marked it. */
export function focusFirstError(form: HTMLElement) {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"], [data-error="true"]')?.focus());
}
