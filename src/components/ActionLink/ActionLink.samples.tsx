import { ActionLink } from './ActionLink';

export const samples = {
  primary: <ActionLink label="Know more" to="/home" />,
  secondary: <ActionLink label="Know more" to="/home" variant="secondary" />,
  quiet: <ActionLink label="Know more" to="/home" variant="quiet" />,
};
