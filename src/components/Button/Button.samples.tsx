import { Button } from './Button';

export const samples = {
  primary: <Button>Send</Button>,
  secondary: <Button variant="secondary">Send</Button>,
  quiet: <Button variant="quiet">Send</Button>,
  disabled: <Button disabled>Send</Button>,
  busy: <Button busy>Send</Button>,
};
