import { ActionLink } from './ActionLink';

export const samples = {
  primary: <ActionLink label="Know more" address="/home" />,
  secondary: <ActionLink label="Know more" address="/home" variant="secondary" />,
  quiet: <ActionLink label="Know more" address="/home" variant="quiet" />,
};
