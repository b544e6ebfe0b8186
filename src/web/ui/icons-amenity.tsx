import { Icon, type IconProps } from './icon.tsx'

export const WifiIcon = (props: IconProps) => (
  <Icon {...props} d="M3 9.5a13 13 0 0 1 18 0M6 13a8.6 8.6 0 0 1 12 0M9 16.3a4.4 4.4 0 0 1 6 0M12 19.4v.1" />
)
export const ParkingIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-12a2 2 0 0 1-2-2v-12a2 2 0 0 1 2-2M9.5 16.5v-9h3.2a2.8 2.8 0 0 1 0 5.6H9.5"
  />
)
export const PoolIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M3 16.5c1.5 0 1.5-1.2 3-1.2s1.5 1.2 3 1.2 1.5-1.2 3-1.2 1.5 1.2 3 1.2 1.5-1.2 3-1.2 1.5 1.2 3 1.2M3 20.2c1.5 0 1.5-1.2 3-1.2s1.5 1.2 3 1.2 1.5-1.2 3-1.2 1.5 1.2 3 1.2 1.5-1.2 3-1.2 1.5 1.2 3 1.2M8 13V6.3A2.3 2.3 0 0 1 12.5 5.7M15.5 13V6.3A2.3 2.3 0 0 1 20 5.7M8 9.5h7.5"
  />
)
export const BreakfastIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M4.5 13.5c-1.3-3 .8-5.2 3-5.8C9.2 7.2 9.8 4.5 13 4.5c3.6 0 4 2.7 5.3 4.3 1.6 2 2.6 4.7.7 7.6-1.8 2.8-4.6 1.6-6.6 2.6-2.7 1.3-6.5-1.9-7.9-5.5ZM9.8 11.6a3 3 0 1 0 6 0a3 3 0 1 0-6 0"
  />
)
export const RestaurantIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M7 12v8.5M4.5 3.5V8a2.5 2.5 0 0 0 5 0V3.5M7 3.5V12M17 20.5v-17c-2.5 1-3.5 4-3.5 6.5 0 2 1 3 3.5 3"
  />
)
export const CafeIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M4.5 9.5h12V15a4.5 4.5 0 0 1-4.5 4.5H9A4.5 4.5 0 0 1 4.5 15ZM16.5 11h1.2a2.4 2.4 0 0 1 0 4.8h-1.3M8.5 6.5c-.9-1.1.9-1.9 0-3M12.5 6.5c-.9-1.1.9-1.9 0-3"
  />
)
export const GymIcon = (props: IconProps) => <Icon {...props} d="M7 7v10M4 9.5v5M17 7v10M20 9.5v5M7 12h10" />
export const SpaIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M12 19.5c-3-2-4.5-4.6-4.5-7.5S9 6.5 12 4c3 2.5 4.5 5.1 4.5 8s-1.5 5.5-4.5 7.5ZM7.6 11c-1.8-.7-3.2-.9-4.6-.8.3 5.3 3.6 8.8 9 9.3 5.4-.5 8.7-4 9-9.3-1.4-.1-2.8.1-4.6.8"
  />
)
export const FamilyIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M5.5 6.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M3 19.5V15a5 5 0 0 1 9.4-2.4M14.2 12a2 2 0 1 0 4 0a2 2 0 1 0-4 0M12.2 19.5v-1a4 4 0 0 1 8 0v1"
  />
)
export const GeneratorIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M5.5 7h13a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5h-13a1.5 1.5 0 0 1-1.5-1.5v-9a1.5 1.5 0 0 1 1.5-1.5M8 7V4.5h8V7M12.8 9.5 10 13.2h4l-2.8 3.7M6.5 19v1.5M17.5 19v1.5"
  />
)
export const PrayerRoomIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M5 20.5v-10C5 7 9 6 12 3.5c3 2.5 7 3.5 7 7v10ZM8.5 20.5v-7.7c0-2 2-2.8 3.5-4.3 1.5 1.5 3.5 2.3 3.5 4.3v7.7"
  />
)
export const ShuttleIcon = (props: IconProps) => (
  <Icon
    {...props}
    mirrored
    d="M4.5 17H3V7.5A1.5 1.5 0 0 1 4.5 6H16l5 6v5h-1.6M14.6 17H9.4M3 12h18M9.5 6v6M15 6v6M4.8 17a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0M14.8 17a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0"
  />
)
export const ReceptionIcon = (props: IconProps) => (
  <Icon {...props} d="M3.5 20h17M4.5 17h15M5.5 17a6.5 6.5 0 0 1 13 0M12 10.5V7.5M10 7.5h4" />
)
export const LiftIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M6 3.5h12a1.5 1.5 0 0 1 1.5 1.5v14a1.5 1.5 0 0 1-1.5 1.5h-12a1.5 1.5 0 0 1-1.5-1.5v-14a1.5 1.5 0 0 1 1.5-1.5M9 10l3-3.5L15 10M9 14l3 3.5 3-3.5"
  />
)
export const GardenIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M12 20.5V10M12 15.5c-4 0-6.5-2-7-6 4-.3 6.7 1.8 7 6M12 11c.3-4 2.7-6.7 7-7 .3 4.5-2.3 7.2-7 7M7 20.5h10"
  />
)
export const TerraceIcon = (props: IconProps) => (
  <Icon {...props} d="M12 11.5v9M3.5 11.5C4.5 7 8 4 12 4s7.5 3 8.5 7.5ZM7.5 20.5h9M12 4v7.5" />
)
export const KitchenIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M5 10.5h14v6a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3ZM2.5 13H5M19 13h2.5M4 10.5h16M9.5 7.5c-.9-1.1.9-1.9 0-3M14.5 7.5c-.9-1.1.9-1.9 0-3"
  />
)
export const WashingMachineIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M6.5 3.5h11a1.5 1.5 0 0 1 1.5 1.5v14a1.5 1.5 0 0 1-1.5 1.5h-11a1.5 1.5 0 0 1-1.5-1.5v-14a1.5 1.5 0 0 1 1.5-1.5M8 13.5a4 4 0 1 0 8 0a4 4 0 1 0-8 0M8 6.7v.1M11 6.7v.1M8.5 14c1.2-1 2.3-.9 3.5 0s2.3 1 3.5 0"
  />
)
export const HeatingIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M12 3.5c.5 3.5 5.5 5.6 5.5 10.7a5.5 5.5 0 0 1-11 .2c0-2.2 1-3.7 2.2-4.9.3 1.5 1 2.3 1.8 2.6C10 9 10.3 5.8 12 3.5Z"
  />
)
export const AirConditioningIcon = (props: IconProps) => (
  <Icon {...props} d="M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5 12 7l2.5-2.5M9.5 19.5 12 17l2.5 2.5" />
)
export const NonSmokingIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M6 6l12 12M6.5 12.5h6M15.5 12.5h2M15 9.8c1.5 0 2.5.7 2.5 2.2"
  />
)
export const AccessibleIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M9 4.7a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0M10.6 9v5.5h5l2.7 5.5M10.6 11h4.4M8.3 11.7a5 5 0 1 0 6.6 6.5"
  />
)
export const RiverIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M3 8.2c1.5 0 1.5-1.2 3-1.2s1.5 1.2 3 1.2 1.5-1.2 3-1.2 1.5 1.2 3 1.2 1.5-1.2 3-1.2 1.5 1.2 3 1.2M3 13c1.5 0 1.5-1.2 3-1.2s1.5 1.2 3 1.2 1.5-1.2 3-1.2 1.5 1.2 3 1.2 1.5-1.2 3-1.2 1.5 1.2 3 1.2M3 17.8c1.5 0 1.5-1.2 3-1.2s1.5 1.2 3 1.2 1.5-1.2 3-1.2 1.5 1.2 3 1.2 1.5-1.2 3-1.2 1.5 1.2 3 1.2"
  />
)
export const MountainIcon = (props: IconProps) => (
  <Icon {...props} d="M2.5 19.5 9 7.5l4 7 2.5-4 6 9ZM7 11.2l2 1.5 1.9-1.5" />
)
export const PlaygroundIcon = (props: IconProps) => (
  <Icon {...props} d="M3.5 20.5 7.5 4h9l4 16.5M10 4v10.5M14 4v10.5M9 14.5h6" />
)
export const BbqIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M4.5 10h15a7.5 7.5 0 0 1-15 0ZM9 16.8 6.5 21M15 16.8l2.5 4.2M9 7c-.9-1.1.9-1.9 0-3M12 7c-.9-1.1.9-1.9 0-3M15 7c-.9-1.1.9-1.9 0-3"
  />
)
export const MeetingRoomIcon = (props: IconProps) => (
  <Icon {...props} d="M3.5 4.5h17M5 4.5V15h14V4.5M12 15v3M8.5 20.5 12 18l3.5 2.5M9 11.5v-2M12 11.5v-4M15 11.5v-3" />
)
export const ShrineIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M4 20.5v-6h10.5v6M4.5 14.5c0-4.5 4.75-4.7 4.75-8 0 3.3 4.75 3.5 4.75 8M9.25 6.5v-3M17.5 20.5V9l1.75-5L21 9v11.5M17.5 12.5H21M2.5 20.5h19"
  />
)
export const TelevisionIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M4.5 5h15a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5h-15a1.5 1.5 0 0 1-1.5-1.5v-9a1.5 1.5 0 0 1 1.5-1.5M8.5 20.5h7"
  />
)
export const BathIcon = (props: IconProps) => (
  <Icon {...props} d="M3 12.5h18V15a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4ZM6 12.5V6a2 2 0 0 1 4 0M6.5 19 6 21M17.5 19l.5 2" />
)
export const SafeIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M5.5 4h13a1.5 1.5 0 0 1 1.5 1.5v12a1.5 1.5 0 0 1-1.5 1.5h-13a1.5 1.5 0 0 1-1.5-1.5v-12a1.5 1.5 0 0 1 1.5-1.5M9 11.5a3 3 0 1 0 6 0a3 3 0 1 0-6 0M12 8.5V10M6.5 19v2M17.5 19v2M17 9v5"
  />
)
export const DeskIcon = (props: IconProps) => <Icon {...props} d="M3 9.5h18M5 9.5v10M19 9.5v10M14 9.5v5h5M9 9.5V6h4" />
export const LakeIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M9 7.5a3 3 0 1 0 6 0a3 3 0 1 0-6 0M3 14c1.5 0 1.5-1.2 3-1.2s1.5 1.2 3 1.2 1.5-1.2 3-1.2 1.5 1.2 3 1.2 1.5-1.2 3-1.2 1.5 1.2 3 1.2M3 18.5c1.5 0 1.5-1.2 3-1.2s1.5 1.2 3 1.2 1.5-1.2 3-1.2 1.5 1.2 3 1.2 1.5-1.2 3-1.2 1.5 1.2 3 1.2"
  />
)
export const PalmIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M12.5 9.5c-1 3.5-1.5 7-1.5 11M12.5 9.5C11 6.5 8 5.5 4.5 7M12.5 9.5c-3-.5-5.5 1-6.5 4M12.5 9.5c.5-3 3.5-4.5 7-3.5M12.5 9.5c3-.5 5.5 1.5 6.5 4.5M12.5 9.5c-.5-2.5.3-4.5 2-6M7 20.5h9"
  />
)
