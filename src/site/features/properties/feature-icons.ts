import type { ComponentType } from 'react'
import type { IconProps } from '../../../ui/icon.tsx'
import { CheckIcon } from '../../../ui/icons.tsx'
import * as amenity from '../../../ui/icons-amenity.tsx'

/** By the key of a feature; one that has no drawing of its own gets a tick. */
const icons: Record<string, ComponentType<IconProps>> = {
  wifi: amenity.WifiIcon,
  parking: amenity.ParkingIcon,
  pool: amenity.PoolIcon,
  breakfast: amenity.BreakfastIcon,
  restaurant: amenity.RestaurantIcon,
  cafe: amenity.CafeIcon,
  kettle: amenity.CafeIcon,
  gym: amenity.GymIcon,
  spa: amenity.SpaIcon,
  family: amenity.FamilyIcon,
  generator: amenity.GeneratorIcon,
  'prayer-room': amenity.PrayerRoomIcon,
  'airport-shuttle': amenity.ShuttleIcon,
  'shrine-shuttle': amenity.ShuttleIcon,
  'reception-24h': amenity.ReceptionIcon,
  lift: amenity.LiftIcon,
  garden: amenity.GardenIcon,
  terrace: amenity.TerraceIcon,
  balcony: amenity.TerraceIcon,
  kitchen: amenity.KitchenIcon,
  'washing-machine': amenity.WashingMachineIcon,
  heating: amenity.HeatingIcon,
  'air-conditioning': amenity.AirConditioningIcon,
  'non-smoking': amenity.NonSmokingIcon,
  accessible: amenity.AccessibleIcon,
  waterside: amenity.RiverIcon,
  'river-view': amenity.RiverIcon,
  'near-shrine': amenity.PrayerRoomIcon,
  'mountain-view': amenity.MountainIcon,
  playground: amenity.PlaygroundIcon,
  bbq: amenity.BbqIcon,
  'meeting-room': amenity.MeetingRoomIcon,
  tv: amenity.TelevisionIcon,
  'private-bathroom': amenity.BathIcon,
  safe: amenity.SafeIcon,
  desk: amenity.DeskIcon,
}

export const featureIcon = (key: string): ComponentType<IconProps> => icons[key] ?? CheckIcon
