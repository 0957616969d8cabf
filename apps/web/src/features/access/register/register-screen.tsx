import { Screen } from '../../../shell/screen/screen.tsx';
import { RegisterForm } from './register-form.tsx';

/** Register by phone. */
export function RegisterScreen() {
  return (
    <Screen>
      <RegisterForm way="phone" />
    </Screen>
  );
}
