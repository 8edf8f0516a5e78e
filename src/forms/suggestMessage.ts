/** Fills in the enquiry form's message if it is empty, as a script would: the form takes it over (R179), also as a draft. */
export function suggestMessage(text: string): void {
  const message = document.querySelector<HTMLTextAreaElement>('#enquiry-form [name=message]');
  if (!message || message.value) return;
  message.value = text;
  message.dispatchEvent(new Event('input', { bubbles: true }));
}
